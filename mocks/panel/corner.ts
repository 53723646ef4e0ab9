import { tryStorage } from '@mocks/tryStorage';

const key = 'auth-emulator-corner';

/** Positions of the tools in a wide window. The upper two leave the page's header free. */
export const corners = ['bottom right', 'bottom left', 'top left', 'top right'] as const;

export type Corner = (typeof corners)[number];

export const isCorner = (text: string | null): text is Corner => corners.some((corner) => corner === text);

/** The corner that was chosen in this browser. */
export function readCorner(): Corner {
  const stored = tryStorage(() => window.localStorage.getItem(key)) ?? null;
  return isCorner(stored) ? stored : corners[0];
}

/** Stores the corner for later visits. Where storage is blocked, it lasts until the page is left. */
export function storeCorner(corner: Corner): void {
  tryStorage(() => window.localStorage.setItem(key, corner));
}
