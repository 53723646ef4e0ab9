import { createContext, type ReactNode } from 'react';

/** Draws on every card below how whoever looks at it stands to its course. A list without one says nothing. */
export const CardNote = createContext<((courseId: string) => ReactNode) | null>(null);
