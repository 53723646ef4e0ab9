import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { formatCount } from '@/features/catalogue/formatCourse';
import { hueClass } from '@/ui/HueLabel';
import type { Hue } from '@/ui/theme/artPalette';
import type { Run } from './useCatalogueAddress';

interface Option<Value> {
  value: Value;
  label: string;
  hue?: Hue;
}

interface FilterGroupProps<Value extends string> {
  name: string;
  formId: string | undefined;
  legend: string;
  /** The label of the choice that does not filter. */
  all: string;
  options: readonly Option<Value>[];
  /** How many courses each choice would show; choices that would show none are missing. */
  counts: ReadonlyMap<Value | 'all', number>;
  chosen: Value | 'all';
  onChoose: (value: Value | 'all', run: Run | undefined) => void;
}

/**
 * Arrow keys choose every option they pass, and Back should not stop at each. So their choices are one run until the
 * focus leaves the filter or something is chosen in another way.
 */
function useArrowRun() {
  const isArrow = useRef(false);
  const run = useRef<Run>(undefined);
  return {
    ofChoice: (): Run | undefined => {
      run.current = isArrow.current ? (run.current ?? Symbol('run')) : undefined;
      return run.current;
    },
    handlers: {
      onKeyDown: ({ key }: KeyboardEvent) => {
        isArrow.current = key.startsWith('Arrow');
      },
      onKeyUp: () => {
        isArrow.current = false;
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (currentTarget.contains(relatedTarget)) return;
        isArrow.current = false;
        run.current = undefined;
      },
    },
  };
}

/** The radio changes in the frame of the press; counts and list, which cost more, follow in the next. */
function usePressed<Choice extends string>(
  chosen: Choice,
  onChoose: (choice: Choice, run: Run | undefined) => void,
) {
  const [pressed, setPressed] = useState<Choice | null>(null);
  const { ofChoice, handlers } = useArrowRun();
  const next = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(next.current), []);
  const press = (choice: Choice) => {
    const run = ofChoice();
    setPressed(choice);
    clearTimeout(next.current);
    next.current = setTimeout(() => {
      setPressed(null);
      onChoose(choice, run);
    });
  };
  return { shown: pressed ?? chosen, press, handlers };
}

/**
 * One filter: a single choice, with the number of courses behind each option. Options without courses say so and stay
 * in place. Native radios, because the page contains fifteen of them twice: MUI's take about eight styled elements
 * each, and with them the first choice took twice as long to show.
 */
export function FilterGroup<Value extends string>({
  name,
  formId,
  legend,
  all,
  options,
  counts,
  chosen,
  onChoose,
}: FilterGroupProps<Value>) {
  const id = useId();
  const { shown, press, handlers } = usePressed(chosen, onChoose);
  const choices: readonly Option<Value | 'all'>[] = [{ value: 'all', label: all }, ...options];
  return (
    <FormControl component="fieldset" {...handlers}>
      <FormLabel component="legend">{legend}</FormLabel>
      {/* The unit of the numbers for screen readers: every option is described by its number and one of these. */}
      <span hidden id={`${id}one`}>
        course
      </span>
      <span hidden id={`${id}many`}>
        courses
      </span>
      {choices.map(({ value, label, hue }) => {
        const count = counts.get(value) ?? 0;
        return (
          <label key={value} className={hue ? `option ${hueClass(hue)}` : 'option'}>
            <input
              type="radio"
              name={name}
              value={value}
              form={formId}
              checked={shown === value}
              onChange={() => press(value)}
              aria-describedby={`${id}-${value} ${id}${count === 1 ? 'one' : 'many'}`}
            />
            <span className={['name', hue && 'hue', count === 0 && 'none'].filter(Boolean).join(' ')}>
              {label}
            </span>
            <span id={`${id}-${value}`} aria-hidden="true" className="count">
              {formatCount(count)}
            </span>
          </label>
        );
      })}
    </FormControl>
  );
}
