"""Make the files of the conformance kit anew, the same ones every time.

    python -m scripts.make_conformance [FOLDER]        # conformance/ by default

Games are played by bots and by chance from fixed seeds; what they lead to is the engine's word.
"""
