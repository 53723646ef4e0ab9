import { Emblem } from './Form.styles';

/** An envelope with one red dot: something is on its way. */
export function MailEmblem() {
  return (
    <Emblem>
      <svg width="88" height="88" viewBox="0 0 88 88" aria-hidden="true" focusable="false">
        <path
          d="M20 30.5h48v30H20zM20 31l24 17 24-17"
          fill="none"
          stroke="var(--mui-palette-brand-ink)"
          strokeWidth="3"
        />
        <circle cx="68" cy="29" r="9" fill="var(--mui-palette-brand-signal-main)" />
      </svg>
    </Emblem>
  );
}
