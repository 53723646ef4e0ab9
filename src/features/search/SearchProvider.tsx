import { createContext, type ReactNode } from 'react';

export const SearchGuard = createContext(false);

/** Marks the part of the tree in which the search overlay can be opened. The state itself is in the store. */
export function SearchProvider({ children }: { children: ReactNode }) {
  return <SearchGuard value>{children}</SearchGuard>;
}
