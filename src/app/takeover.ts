let announce: () => void = () => undefined;

/** Resolves once React has taken over the page that was there before it. */
export const takenOver = new Promise<void>((resolve) => {
  announce = resolve;
});

export const announceTakenOver = (): void => announce();
