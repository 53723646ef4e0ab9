/** How long to wait for learning before offering a reload, in milliseconds. A script may arrive only with a reload. */
export const longestWait = 10_000;
