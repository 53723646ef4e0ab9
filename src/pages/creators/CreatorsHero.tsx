import ArrowForward from '@mui/icons-material/ArrowForward';
import { creators } from '@/content/creators';
import { paths } from '@/paths';
import { Container } from '@/ui/Container';
import { LinkButton } from '@/ui/LinkButton';
import styles from './CreatorsHero.module.css';
import { EarningsCalculator } from './EarningsCalculator';

export function CreatorsHero() {
  return (
    <div className={styles['hero']}>
      <Container className={styles['columns']}>
        <div>
          <h1 className={styles['title']}>
            {creators.title.map((sentence) => (
              <span key={sentence} className={styles['sentence']}>
                {`${sentence} `}
              </span>
            ))}
          </h1>
          <p className={styles['lead']}>{creators.lead}</p>
          <LinkButton
            to={paths.signup}
            state={{ accountType: 'creator' }}
            variant="contained"
            size="large"
            endIcon={<ArrowForward />}
          >
            {creators.action}
          </LinkButton>
        </div>
        <EarningsCalculator />
      </Container>
    </div>
  );
}
