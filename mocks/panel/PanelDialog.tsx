import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Corner } from './corner';
import { Drawing } from './Drawing';
import { FaultsTab } from './FaultsTab';
import { LearningTab } from './LearningTab';
import { MailTab } from './MailTab';
import type { Page } from './page';
import styles from './Panel.module.css';
import { SettingsTab } from './SettingsTab';
import { type TabName, TabList } from './TabList';
import { UsersTab } from './UsersTab';

interface PanelDialogProps {
  supabaseUrl: string;
  page: Page;
  corner: Corner;
  onMove: (corner: Corner) => void;
  onClose: () => void;
}

/** Not modal: the app stays usable beside it. */
export function PanelDialog({ supabaseUrl, page, corner, onMove, onClose }: PanelDialogProps) {
  const [tab, setTab] = useState<TabName>('Mail');
  const [announcement, announce] = useState('');
  const dialog = useRef<HTMLDialogElement>(null);
  const tabPanel = useRef<HTMLDivElement>(null);
  const focused = useRef<Element>(null);
  const id = useId();

  useEffect(() => {
    dialog.current?.focus();
  }, []);

  // If the focused control is removed or disabled, focus would leave the dialog, and Escape would go to the page.
  useLayoutEffect(() => {
    const isLost = focused.current?.isConnected === false || focused.current?.matches(':disabled');
    if (isLost) tabPanel.current?.focus();
  });

  useEffect(() => {
    const panel = dialog.current;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      onClose();
    };
    panel?.addEventListener('keydown', closeOnEscape);
    return () => panel?.removeEventListener('keydown', closeOnEscape);
  }, [onClose]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The handlers only track the focus.
    <dialog
      ref={dialog}
      open
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      className={styles['dialog']}
      onFocus={({ target }) => {
        focused.current = target;
      }}
      onBlur={() => {
        focused.current = null;
      }}
    >
      <div className={styles['head']}>
        <h2 id={`${id}-title`} className={styles['title']}>
          Development tools
        </h2>
        <button type="button" className={styles['close']} aria-label="Close" onClick={onClose}>
          <Drawing of="close" />
        </button>
      </div>
      <TabList
        id={id}
        chosen={tab}
        onChoose={(name) => {
          setTab(name);
          announce('');
        }}
      />
      <div
        ref={tabPanel}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${tab}`}
        tabIndex={0}
        className={styles['body']}
      >
        {tab === 'Mail' && <MailTab page={page} announce={announce} />}
        {tab === 'Users' && <UsersTab supabaseUrl={supabaseUrl} page={page} />}
        {tab === 'Learning' && <LearningTab />}
        {tab === 'Faults' && <FaultsTab page={page} announce={announce} />}
        {tab === 'Settings' && <SettingsTab corner={corner} onMove={onMove} />}
      </div>
      <output className={styles['status']}>{announcement}</output>
    </dialog>
  );
}
