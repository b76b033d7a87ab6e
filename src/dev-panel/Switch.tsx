import * as styles from './devPanel.module.css';

/** A setting that is on or off, and takes effect at once. */
export const Switch = ({
  label,
  isOn,
  onSwitch,
}: {
  label: string;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
}) => (
  <label className={styles.switchRow}>
    <span>{label}</span>
    <input
      type="checkbox"
      role="switch"
      className={styles.switch}
      checked={isOn}
      aria-checked={isOn}
      onChange={(event) => onSwitch(event.target.checked)}
    />
  </label>
);
