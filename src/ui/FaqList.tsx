import ExpandMore from '@mui/icons-material/ExpandMore';
import styles from './FaqList.module.css';
import { TextWithMail } from './TextWithMail';

export interface FaqItem {
  question: string;
  answer: string;
}

interface FaqListProps {
  items: readonly FaqItem[];
  /** Whether the first answer is already unfolded. */
  firstOpen?: boolean;
}

/**
 * Questions that unfold. Native disclosure: it works before the script has loaded, and the browser's own
 * page search opens the answer it finds.
 */
export function FaqList({ items, firstOpen = false }: FaqListProps) {
  return (
    <div className={styles['list']}>
      {items.map(({ question, answer }, index) => (
        <details key={question} className={styles['item']} open={firstOpen && index === 0}>
          <summary className={styles['summary']}>
            <h3 className={styles['question']}>{question}</h3>
            <ExpandMore className={styles['chevron'] ?? ''} />
          </summary>
          <p className={styles['answer']}>
            <TextWithMail text={answer} />
          </p>
        </details>
      ))}
    </div>
  );
}
