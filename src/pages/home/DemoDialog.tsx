import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { home } from '@/content/home';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { cssVar } from '@/ui/theme/cssVar';
import { DemoPicture } from './DemoPicture';

const { title, lead, steps } = home.demo;

const Tour = styled(Dialog)({
  '--space': 'clamp(20px, 5vw, 32px)',
  '& .MuiDialogTitle-root': { padding: 'var(--space) var(--space) 16px' },
  // In a low window the whole tour scrolls: between a fixed title and fixed buttons no picture could be seen.
  '& .MuiDialogContent-root': {
    display: 'grid',
    flex: 'none',
    gap: 16,
    padding: '0 var(--space)',
    overflow: 'visible',
  },
  '& .caption': { minHeight: '2lh' },
  '& .MuiDialogActions-root': { flexWrap: 'wrap', gap: 8, padding: '16px var(--space) var(--space)' },
  '& .count': { flex: '1 0 auto', color: cssVar('ink3'), fontVariantNumeric: 'tabular-nums' },
});

/** The captioned tour, one still picture per step; nothing moves by itself. */
export function DemoDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [step, setStep] = useState(0);
  const leadId = useId();
  const back = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const last = steps.length - 1;
  const goTo = (other: number) => {
    setStep(other);
    // At either end the pressed button goes dead and would lose the focus.
    if (other === 0) next.current?.focus();
    if (other === last) back.current?.focus();
  };
  return (
    <Tour
      open={isOpen}
      onClose={onClose}
      aria-describedby={leadId}
      maxWidth="sm"
      fullWidth
      slotProps={{ transition: { onExited: () => setStep(0) } }}
    >
      <DialogTitle variant="h3">{title}</DialogTitle>
      <DialogContent>
        <Typography id={leadId}>{lead}</Typography>
        <DemoPicture step={step} />
        <Typography variant="h4" component="p" className="caption" aria-live="polite" aria-atomic="true">
          <VisuallyHidden>{`${step + 1} of ${steps.length}: `}</VisuallyHidden>
          {steps[step]}
        </Typography>
      </DialogContent>
      <DialogActions disableSpacing>
        <span className="count">{`${step + 1} of ${steps.length}`}</span>
        <Button ref={back} onClick={() => goTo(step - 1)} disabled={step === 0}>
          Back
        </Button>
        <Button variant="outlined" onClick={onClose}>
          Close
        </Button>
        <Button ref={next} variant="contained" onClick={() => goTo(step + 1)} disabled={step === last}>
          Next
        </Button>
      </DialogActions>
    </Tour>
  );
}
