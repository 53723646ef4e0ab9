import { createContext, type ReactNode } from 'react';

/** Draws a note on each card about the user's own progress in its course. Without a provider there are no notes. */
export const CardNote = createContext<((courseId: string) => ReactNode) | null>(null);
