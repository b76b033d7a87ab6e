import { FLAG_NAMES } from '@/api/flagsApi';
import { useAppDispatch } from '@/state/hooks';
import { switchFlag } from './actions';
import { Section } from './Section';
import type { SectionProps } from './sectionProps';
import { Switch } from './Switch';

/** The flags that the app asks about, and any other that the mock holds. */
export function FlagsSection({ mock, state, run }: SectionProps) {
  const dispatch = useAppDispatch();
  const names = [...new Set<string>([...FLAG_NAMES, ...Object.keys(state.flags)])];
  return (
    <Section title="Flags">
      {names.map((name) => (
        <Switch
          key={name}
          label={name}
          isOn={state.flags[name] === true}
          onSwitch={(isOn) =>
            run(`${name} is ${isOn ? 'on' : 'off'}`, () => dispatch(switchFlag(mock, name, isOn)))
          }
        />
      ))}
    </Section>
  );
}
