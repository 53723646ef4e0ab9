/** A4 without the margins of `PaperSize`; the height is a little less, because rounding up would begin a second page. */
export const paper = { width: '172mm', height: 264 } as const;

const pixelsPerMillimetre = 96 / 25.4;

/** From the usual size of text down to 11 pixels. */
const scales = Array.from({ length: 32 }, (_, step) => 1 - step / 100);

const smallest = 0.6875;

function setSize(sheet: HTMLElement): void {
  const isFitting = (scale: number) => {
    sheet.style.setProperty('--print-scale', String(scale));
    return sheet.offsetHeight * scale <= paper.height * pixelsPerMillimetre;
  };
  sheet.dataset['measured'] = '';
  delete sheet.dataset['tight'];
  if (!isFitting(1)) {
    sheet.dataset['tight'] = '';
    if (!scales.some(isFitting)) isFitting(smallest);
  }
  delete sheet.dataset['measured'];
}

/**
 * A ref for a sheet that is set as large as one page allows, just before it is printed: how tall texts are on paper
 * cannot be told from their length.
 */
export function fitOnPaper(sheet: HTMLElement | null): () => void {
  const fit = () => {
    if (sheet) setSize(sheet);
  };
  window.addEventListener('beforeprint', fit);
  return () => window.removeEventListener('beforeprint', fit);
}
