import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { useId, useRef, useState } from 'react';
import { home } from '@/content/home';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from './DemoDialog.module.css';
import { DemoPicture } from './DemoPicture';

const { title, lead, steps } = home.demo;

/** The captioned tour, one still picture per step; nothing moves by itself. */
export function DemoDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [step, setStep] = useState(0);
  const titleId = useId();
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
    <Dialog
      open={isOpen}
      onClose={onClose}
      aria-labelledby={titleId}
      aria-describedby={leadId}
      maxWidth="sm"
      fullWidth
      slotProps={{ transition: { onExited: () => setStep(0) } }}
    >
      <div className={styles['tour']}>
        <h2 id={titleId} className={styles['title']}>
          {title}
        </h2>
        <p id={leadId}>{lead}</p>
        <DemoPicture step={step} />
        <p className={styles['caption']} aria-live="polite" aria-atomic="true">
          <VisuallyHidden>{`${step + 1} of ${steps.length}: `}</VisuallyHidden>
          {steps[step]}
        </p>
        <div className={styles['actions']}>
          <span className={styles['count']}>{`${step + 1} of ${steps.length}`}</span>
          <Button ref={back} onClick={() => goTo(step - 1)} disabled={step === 0}>
            Back
          </Button>
          <Button variant="outlined" onClick={onClose}>
            Close
          </Button>
          <Button ref={next} variant="contained" onClick={() => goTo(step + 1)} disabled={step === last}>
            Next
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
