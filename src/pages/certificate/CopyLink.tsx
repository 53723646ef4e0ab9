import Check from '@mui/icons-material/Check';
import LinkIcon from '@mui/icons-material/Link';
import Button from '@mui/material/Button';
import { certificate as words } from '@/content/certificate';
import { useCopy } from '@/features/learning/blocks/useCopy';
import { ChangingText } from '@/ui/ChangingText';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

const { copy, copied, copiedSaid, notCopied } = words.own;

/** Copies the address of a page of this site. */
export function CopyLink({ path }: { path: string }) {
  const { state, copy: write } = useCopy();
  const isCopied = state === 'copied';
  return (
    <>
      <Button
        variant="outlined"
        startIcon={isCopied ? <Check /> : <LinkIcon />}
        onClick={() => write(new URL(path, window.location.origin).href, null)}
      >
        <ChangingText>{isCopied ? copied : copy}</ChangingText>
      </Button>
      <output className="copyFailed">
        {state === 'refused' && notCopied}
        {isCopied && <VisuallyHidden>{copiedSaid}</VisuallyHidden>}
      </output>
    </>
  );
}
