/** How long learning may take to come before a reload is offered, in milliseconds. A script may come with that only. */
export const longestWait = 10_000;
