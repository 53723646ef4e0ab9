const outlines = {
  mail: 'M3 5h18v14H3zM3 6l9 7 9-7',
  close: 'M6 6l12 12M18 6L6 18',
};

/** A decorative icon beside words with the same meaning. */
export function Drawing({ of }: { of: keyof typeof outlines }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden
    >
      <path d={outlines[of]} />
    </svg>
  );
}
