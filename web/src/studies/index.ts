/** What other features use of studies. */
export { handOff } from "./handoff";
