import type { KeyboardEvent } from 'react';
import styles from './Panel.module.css';

const tabs = ['Mail', 'Users', 'Learning', 'Faults', 'Settings'] as const;

export type TabName = (typeof tabs)[number];

interface TabListProps {
  /** Prefix of the ids of the tabs and of their panel. */
  id: string;
  chosen: TabName;
  onChoose: (name: TabName) => void;
}

const steps: Readonly<Record<string, (index: number) => number>> = {
  ArrowRight: (index) => (index + 1) % tabs.length,
  ArrowLeft: (index) => (index + tabs.length - 1) % tabs.length,
  Home: () => 0,
  End: () => tabs.length - 1,
};

export function TabList({ id, chosen, onChoose }: TabListProps) {
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined;
    const index = step?.(tabs.indexOf(chosen));
    const next = index === undefined ? undefined : tabs[index];
    if (next === undefined || index === undefined) return;
    event.preventDefault();
    onChoose(next);
    const target = event.currentTarget.children[index];
    if (target instanceof HTMLElement) target.focus();
  };
  return (
    <div role="tablist" tabIndex={-1} aria-label="Tools" className={styles['tabs']} onKeyDown={move}>
      {tabs.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${id}-${name}`}
          aria-selected={name === chosen}
          aria-controls={`${id}-panel`}
          tabIndex={name === chosen ? 0 : -1}
          className={styles['tab']}
          onClick={() => {
            onChoose(name);
          }}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
