import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { addresses } from '@/content/addresses';
import { creators } from '@/content/creators';
import { asText } from '@/features/learning/texts/answerBody';
import { PrintButton } from '@/features/learning/blocks/PrintButton';
import { PrintRules } from '@/features/learning/blocks/PrintRules';
import { usePrintSheet } from '@/features/learning/blocks/usePrintSheet';
import { useAnswers } from '@/features/learning/texts/useAnswer';
import { mailTo } from '@/ui/mailTo';
import { IdeaSheet, Questions } from './CourseIdea.styles';
import { IdeaQuestion } from './IdeaQuestion';
import { ideaQuestions } from './ideaQuestions';
import { Section } from './Section';

const { outline } = creators.members;

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

/** What a creator prepares before publishing is open; it prints as one page. */
export function CourseIdea() {
  const answers = useAnswers();
  const { sheet, print } = usePrintSheet();
  const textOf = (id: string): string => asText(answers.get(id)).trim();
  const answeredCount = ideaQuestions.filter(({ id }) => textOf(id) !== '').length;
  return (
    <Section aria-labelledby="course-idea">
      <PrintRules />
      <div className="title titleLine">
        <Typography variant="h2" id="course-idea">
          Your course idea
        </Typography>
        <Typography variant="small" color="textSecondary">
          {`${answeredCount} of ${ideaQuestions.length} answered`}
        </Typography>
      </div>
      <Typography color="textSecondary">
        Six questions on one page. Only you can read it, and you can print it.
      </Typography>
      <Questions>
        {ideaQuestions.map(({ id, question }, index) => (
          <IdeaQuestion key={id} id={id} number={index + 1} question={question} />
        ))}
      </Questions>
      <IdeaSheet ref={sheet}>
        <h3>Your course idea</h3>
        <dl>
          {ideaQuestions.map(({ id, question }) => (
            <div key={id}>
              <dt>{question}</dt>
              <dd>{textOf(id) || 'Not answered yet.'}</dd>
            </div>
          ))}
        </dl>
      </IdeaSheet>
      <Ways>
        <PrintButton variant="outlined" onClick={print}>
          Print the page
        </PrintButton>
        <Button variant="text" href={mailTo(addresses.creators, outline.subject)}>
          {outline.action}
        </Button>
      </Ways>
    </Section>
  );
}
