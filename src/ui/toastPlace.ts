/** The z-index of messages: above the header, and below every sheet, menu and dialog, whose buttons they must not cover. */
export const toastLevel = 1150;

/** A message that has come while another waited in the corner for its status: below the header. */
export const besideWaiting = { '*:root &[data-beside]': { bottom: 'auto', top: 'max(14vh, 120px)' } };

/** While a message covers the end of the window, what gets the focus is scrolled clear of it. */
export const clearOfFocus = {
  '*:root:has(&)': {
    scrollPaddingBlockEnd: '10rem',
    '@media (width < 640px)': { scrollPaddingBlockEnd: 'min(14rem, 55vh)' },
  },
};
