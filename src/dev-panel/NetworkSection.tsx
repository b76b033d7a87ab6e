import { useAppSelector } from '@/state/hooks';
import { selectIsOnline } from '@/state/slices/network';
import { isPageOffline, setPageOffline } from './pageNetwork';
import { Section } from './Section';
import { Switch } from './Switch';

/** The connection of this page alone. */
export function NetworkSection() {
  // The store hears of each change, so the switch is drawn again with it.
  useAppSelector(selectIsOnline);
  return (
    <Section
      title="Connection"
      hint="This tab's calls fail at once and it is told that it is offline, until a reload. What is under way, and the app's own files, still come."
    >
      <Switch label="Offline" isOn={isPageOffline()} onSwitch={setPageOffline} />
    </Section>
  );
}
