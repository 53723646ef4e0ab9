/** The z-index of messages: above the header, and below every sheet, menu and dialog, whose buttons they must not cover. */
export const toastLevel = 1150;

/** While a message with a status is in the corner, where it may have to stay, any other is shown below the header. */
export const besideDetailed = {
  '*:root:has([data-detailed]) &:not([data-detailed])': { bottom: 'auto', top: 'max(14vh, 120px)' },
};
