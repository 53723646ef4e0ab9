import Check from '@mui/icons-material/Check';
import LinkIcon from '@mui/icons-material/Link';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { certificate as words } from '@/content/certificate';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

const { copy, copied, notCopied } = words.own;

/** How long it says that it has copied, in ms. */
const shownFor = 4000;

/** Copies the address of a page of this site. */
export function CopyLink({ path }: { path: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  useEffect(() => {
    if (outcome !== 'copied') return undefined;
    const timer = setTimeout(() => setOutcome(null), shownFor);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copyAddress = async () => {
    try {
      await navigator.clipboard.writeText(new URL(path, window.location.origin).href);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={outcome === 'copied' ? <Check /> : <LinkIcon />}
        onClick={() => void copyAddress()}
      >
        {outcome === 'copied' ? copied : copy}
      </Button>
      <output className="copyFailed">
        {outcome === 'failed' && notCopied}
        {outcome === 'copied' && <VisuallyHidden>{copied}</VisuallyHidden>}
      </output>
    </>
  );
}
