import { useRef, useState } from 'react';
import { listFaults, listMails } from '@mocks/control';
import { readCorner, storeCorner } from './corner';
import { Opener } from './Opener';
import type { Page } from './page';
import styles from './Panel.module.css';
import { PanelDialog } from './PanelDialog';
import { useEmulator } from './useEmulator';

interface DevelopmentPanelProps {
  /** Address the app is configured with. */
  supabaseUrl: string;
  page: Page;
}

/** The emulator's mailbox, users, learning, faults and settings, beside the app and never part of it. */
export function DevelopmentPanel({ supabaseUrl, page }: DevelopmentPanelProps) {
  useEmulator();
  const [isOpen, setOpen] = useState(false);
  const newest = listMails()[0]?.id;
  const [seen, setSeen] = useState(newest);
  const [corner, setCorner] = useState(readCorner);
  const opener = useRef<HTMLButtonElement>(null);

  const show = (isShown: boolean) => {
    setOpen(isShown);
    setSeen(newest);
  };

  return (
    <aside className={styles['tools']} data-corner={corner} aria-label="Development tools">
      <Opener
        ref={opener}
        mails={listMails().length}
        faults={listFaults().length}
        hasNews={!isOpen && newest !== undefined && newest !== seen}
        isOpen={isOpen}
        onClick={() => {
          show(!isOpen);
        }}
      />
      {isOpen && (
        <PanelDialog
          supabaseUrl={supabaseUrl}
          page={page}
          corner={corner}
          onMove={(chosen) => {
            setCorner(chosen);
            storeCorner(chosen);
          }}
          onClose={() => {
            show(false);
            opener.current?.focus();
          }}
        />
      )}
    </aside>
  );
}
