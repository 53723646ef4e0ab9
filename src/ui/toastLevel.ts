/** The z-index of messages: above the header, and below every sheet, menu and dialog, whose buttons they must not cover. */
export const toastLevel = 1150;
