/** Spaces, control and format characters, fillers, and two symbols that are drawn blank. */
const invisible = /^[\s\p{Cc}\p{Cf}\p{Cs}\p{DI}\u2800\u{1D159}]*$/u;

/** Whether a text shows nothing at all: it is empty or has only invisible characters. */
export const isInvisible = (text: string): boolean => invisible.test(text);
