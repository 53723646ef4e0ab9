import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { demo } from '@/content/demo';
import { home } from '@/content/home';
import { paths } from '@/paths';
import { ChangingText } from '@/ui/ChangingText';
import { DialogTop } from '@/ui/DialogTop';
import { LinkButton } from '@/ui/LinkButton';
import type { LayerState } from '@/ui/useLayer';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { Tour } from './DemoDialog.styles';
import { DemoPicture } from './DemoPicture';

/** Only steps that this build can show: without learning, it has no screens of it. */
const steps = __LEARNING__ ? demo.steps : demo.steps.slice(0, demo.stepsWithoutLearning);
const lead = __LEARNING__ ? demo.lead[4] : demo.lead[2];
const last = steps.length - 1;

/** A short walk through the product: one real screen per step, and nothing moves by itself. */
export function DemoDialog({ tour: { isOpen, close, closeForLink } }: { tour: LayerState }) {
  const [step, setStep] = useState(0);
  const leadId = useId();
  const back = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const goTo = (other: number) => {
    flushSync(() => setStep(other));
    // At the start the pressed button is disabled, at the end it is gone; either would lose the focus.
    if (other === 0) next.current?.focus();
    if (other === last) back.current?.focus();
  };
  return (
    <Tour
      open={isOpen}
      onClose={close}
      aria-describedby={leadId}
      maxWidth={false}
      slotProps={{ transition: { onExited: () => setStep(0) } }}
    >
      <DialogTop title={home.demo} closeLabel="Close" onClose={close} />
      <DialogContent>
        <Typography id={leadId}>{lead}</Typography>
        {steps.map(({ caption, shows }, index) => (
          <DemoPicture key={caption} step={index + 1} alt={`${caption} ${shows}`} isShown={index === step} />
        ))}
      </DialogContent>
      <DialogActions>
        <Typography variant="h4" component="p" className="caption" aria-live="polite" aria-atomic="true">
          <VisuallyHidden>{`${step + 1} of ${steps.length}: `}</VisuallyHidden>
          <ChangingText>{steps[step]?.caption ?? ''}</ChangingText>
        </Typography>
        <span className="count">{`${step + 1} of ${steps.length}`}</span>
        <Button ref={back} variant="outlined" onClick={() => goTo(step - 1)} disabled={step === 0}>
          Back
        </Button>
        {/* Each has its own parent, so that the second click of a double click on Next does not follow the link. */}
        {step === last ? (
          <span key="explore">
            <LinkButton variant="contained" to={paths.courses} replace onClick={closeForLink}>
              {demo.explore}
            </LinkButton>
          </span>
        ) : (
          <span key="next">
            <Button ref={next} variant="contained" onClick={() => goTo(step + 1)}>
              Next
            </Button>
          </span>
        )}
      </DialogActions>
    </Tour>
  );
}
