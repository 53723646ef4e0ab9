import { useId } from 'react';
import { forgetVerifiers } from '@mocks/browserStorage';
import { isLinkFresh, listMails, type Mail, scanMail, sentDate } from '@mocks/control';
import { copyText } from './copyText';
import { mailWords } from './mailWords';
import type { Page } from './page';
import styles from './Panel.module.css';

interface TabProps {
  page: Page;
  announce: (text: string) => void;
}

function MailLink({ mail, link, titleId, page, announce }: TabProps & MailLinkProps) {
  const isFresh = isLinkFresh(mail);
  return (
    <>
      {!isFresh && <p className={styles['note']}>This link is used up or replaced by a newer one.</p>}
      <div className={styles['actions']}>
        <a href={link} className={styles['main']} aria-describedby={titleId}>
          Open
        </a>
        <button
          type="button"
          aria-describedby={titleId}
          onClick={() => {
            forgetVerifiers();
            page.go(link);
          }}
        >
          Open in another browser
        </button>
        <button
          type="button"
          aria-describedby={titleId}
          disabled={!isFresh}
          onClick={() => {
            void scanMail(mail).then(() => announce('A mail scanner has used the link up.'));
          }}
        >
          Simulate mail scanner
        </button>
        <button
          type="button"
          aria-describedby={titleId}
          onClick={() => {
            void copyText(page, link, 'The link').then(announce);
          }}
        >
          Copy link
        </button>
      </div>
    </>
  );
}

interface MailLinkProps {
  mail: Mail;
  link: string;
  titleId: string;
}

function MailItem({ mail, page, announce }: TabProps & { mail: Mail }) {
  const titleId = useId();
  const sent = sentDate(mail);
  return (
    <li className={styles['item']}>
      <h3 id={titleId} className={styles['subject']}>
        {mail.subject}
      </h3>
      <dl className={styles['facts']}>
        <dt>To</dt>
        <dd>{mail.to}</dd>
        <dt>Sent</dt>
        <dd>
          <time dateTime={sent.toISOString()}>{sent.toLocaleTimeString('en-US')}</time>
        </dd>
      </dl>
      <div className={styles['letter']}>
        <p>{mailWords[mail.kind]}</p>
        {mail.link !== null && (
          <>
            <p className={styles['link']}>{mail.link}</p>
            <p>Or enter this code:</p>
          </>
        )}
        <code>{mail.code}</code>
      </div>
      {mail.link !== null && (
        <MailLink mail={mail} link={mail.link} titleId={titleId} page={page} announce={announce} />
      )}
    </li>
  );
}

/** Every mail the emulator has sent, newest first. */
export function MailTab({ page, announce }: TabProps) {
  const mails = listMails();
  if (mails.length === 0) return <p>No mail yet. Whatever the service would send arrives here.</p>;
  return (
    <>
      <ol className={styles['list']}>
        {mails.map((mail) => (
          <MailItem key={mail.id} mail={mail} page={page} announce={announce} />
        ))}
      </ol>
      <p className={styles['note']}>
        Another browser cannot prove that it asked for the mail. Some mail scanners follow a link before its
        reader does, and use it up.
      </p>
    </>
  );
}
