import ArrowForward from '@mui/icons-material/ArrowForward';
import { addresses } from '@/content/addresses';
import { creators } from '@/content/creators';
import { useMember } from '@/features/auth/useMember';
import { paths } from '@/paths';
import { Container } from '@/ui/Container';
import { LinkButton } from '@/ui/LinkButton';
import { mailTo } from '@/ui/mailTo';
import { TextWithMail } from '@/ui/TextWithMail';
import styles from './CreatorsHero.module.css';
import { EarningsCalculator } from './EarningsCalculator';

const { outline, hero } = creators.members;

export function CreatorsHero() {
  const { member, isUncertain } = useMember();
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
          {member ? (
            <>
              <LinkButton to={mailTo(addresses.creators, outline.subject)} variant="contained" size="large">
                {outline.action}
              </LinkButton>
              <p className={styles['note']}>
                {hero[member.accountType]} <TextWithMail text={hero.text} />
              </p>
            </>
          ) : (
            <LinkButton
              to={paths.signup}
              state={{ accountType: 'creator' }}
              variant="contained"
              size="large"
              endIcon={<ArrowForward />}
              className={isUncertain ? styles['uncertain'] : undefined}
            >
              {creators.action}
            </LinkButton>
          )}
        </div>
        <EarningsCalculator />
      </Container>
    </div>
  );
}
