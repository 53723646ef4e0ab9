import Link from '@mui/material/Link';

interface OtherVersionProps {
  body: string;
  onKeepMine: () => void;
  onKeepTheirs: () => void;
}

/** What was meanwhile written on another device, under what was written here; both stay until one is chosen. */
export function OtherVersion({ body, onKeepMine, onKeepTheirs }: OtherVersionProps) {
  return (
    <div className="other">
      <p className="label">Written on another device</p>
      <p className="body">{body}</p>
      <p className="actions">
        <Link component="button" type="button" onClick={onKeepMine}>
          Keep the one above
        </Link>
        <Link component="button" type="button" onClick={onKeepTheirs}>
          Keep this one
        </Link>
      </p>
    </div>
  );
}
