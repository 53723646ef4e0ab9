/** Spaces, control and format characters, fillers, and two signs that are drawn as nothing. */
const invisible = /^[\s\p{Cc}\p{Cf}\p{Cs}\p{DI}\u2800\u{1D159}]*$/u;

/** Whether a text shows nothing at all: empty, or made of letters that nobody sees. */
export const isInvisible = (text: string): boolean => invisible.test(text);
