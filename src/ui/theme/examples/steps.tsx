import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import StepConnector from '@mui/material/StepConnector';
import StepContent from '@mui/material/StepContent';
import StepIcon from '@mui/material/StepIcon';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import type { Example } from './Example';

/** A creator's steps from an outline to a published course. */
export const steps: readonly Example[] = [
  {
    shows: ['Stepper', 'Step', 'StepLabel', 'StepIcon', 'StepConnector'],
    element: (
      <Stepper activeStep={1} connector={<StepConnector />}>
        <Step>
          <StepLabel>Outline</StepLabel>
        </Step>
        <Step>
          <StepLabel>Lessons</StepLabel>
        </Step>
        <Step>
          <StepLabel error>Price</StepLabel>
        </Step>
      </Stepper>
    ),
  },
  {
    shows: ['StepButton'],
    element: (
      <Stepper nonLinear activeStep={0}>
        <Step completed>
          <StepButton>Outline</StepButton>
        </Step>
        <Step>
          <StepButton>Lessons</StepButton>
        </Step>
      </Stepper>
    ),
  },
  {
    shows: ['StepContent'],
    element: (
      <Stepper orientation="vertical" activeStep={0}>
        <Step>
          <StepLabel>Send an outline</StepLabel>
          <StepContent>
            <Typography>We answer within five working days.</Typography>
          </StepContent>
        </Step>
        <Step>
          <StepLabel>Record the lessons</StepLabel>
        </Step>
      </Stepper>
    ),
  },
  { shows: ['StepIcon'], element: <StepIcon icon={1} completed /> },
];
