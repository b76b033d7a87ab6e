/** The code of all sub-steps' pages, which the hub does without. */
export const fetchSubStepScreen = async () => (await import('./SubStepScreen')).SubStepScreen;
