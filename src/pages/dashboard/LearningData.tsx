import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useExportLearning } from '@/features/learning/record/learningData';
import type { LearningFailure } from '@/features/learning/record/learningFailure';
import { ChangingText } from '@/ui/ChangingText';
import { LazyPart } from '@/ui/LazyPart';
import { preloadable } from '@/ui/preloadable';
import { useLayer } from '@/ui/useLayer';
import { useStateOfOpening } from '@/ui/useStateOfOpening';
import { saveBlob } from '@/ui/saveBlob';
import { Section } from './Section';

const DeleteDialog = preloadable(async () => (await import('./DeleteDialog')).DeleteDialog);

type ExportState = 'idle' | 'busy' | 'done' | LearningFailure;

function ExportRow() {
  const exportLearning = useExportLearning();
  const [state, setState] = useState<ExportState>('idle');
  const download = async () => {
    if (state === 'busy') return;
    setState('busy');
    const { data, error } = await exportLearning();
    if (data) saveBlob('ai-club-learning.json', data);
    setState(error ?? 'done');
  };
  return (
    <div className="row">
      <div>
        <Typography variant="h3">Download</Typography>
        <Typography>Courses, ticks, answers, notes and certificates, in one JSON file.</Typography>
      </div>
      <Button variant="outlined" aria-disabled={state === 'busy'} onClick={() => void download()}>
        <ChangingText>{state === 'busy' ? 'Preparing...' : 'Download my data'}</ChangingText>
      </Button>
      <div role="status" className="wide">
        {state === 'done' && (
          <Alert role="presentation" severity="success">
            Your data is downloaded.
          </Alert>
        )}
        {typeof state === 'object' && (
          <Alert role="presentation" severity="error">
            {state.message}
          </Alert>
        )}
      </div>
    </div>
  );
}

/** What learners can do with all the data stored about their learning. */
export function LearningData() {
  const { isOpen, open, close } = useLayer();
  const [isDeleted, setIsDeleted] = useState(false);
  const [failure, setFailure] = useStateOfOpening<LearningFailure | null>(isOpen, null);
  return (
    <Section aria-labelledby="learning-data" data-unprinted>
      <Typography variant="h2" id="learning-data" className="title">
        Your learning data
      </Typography>
      <div className="rows">
        <ExportRow />
        <div className="row">
          <div>
            <Typography variant="h3">Delete</Typography>
            <Typography>Everything you learned and wrote here. Your account stays.</Typography>
          </div>
          <Button
            variant="outlined"
            aria-haspopup="dialog"
            onClick={() => {
              setIsDeleted(false);
              open();
            }}
          >
            Delete my learning data
          </Button>
          <div role="status" className="wide">
            {isDeleted && (
              <Alert role="presentation" severity="success">
                Your learning data is deleted.
              </Alert>
            )}
            {/* The failure of a dialog that Back closed while it waited. */}
            {failure && !isOpen && (
              <Alert role="presentation" severity="error">
                {failure.message}
              </Alert>
            )}
          </div>
        </div>
      </div>
      <LazyPart isOpen={isOpen} onClose={close}>
        <DeleteDialog
          isOpen={isOpen}
          onClose={close}
          onDone={() => setIsDeleted(true)}
          failure={failure}
          onFailure={setFailure}
        />
      </LazyPart>
    </Section>
  );
}
