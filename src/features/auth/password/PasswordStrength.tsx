import { passwordRules } from '@/domain/validation/password';
import { useText } from '@/i18n/useText';
import { classNames } from '@/ui/classNames';
import { VisuallyHidden } from '@/ui/content/VisuallyHidden';
import { textOf } from '@/ui/fields/textOf';
import { useFormValue } from '@/ui/forms/useFormValue';
import { SuccessIcon } from '@/ui/icons/statusIcons';
import * as styles from './passwordStrength.module.css';

export interface PasswordStrengthProps {
  /** For the `describedBy` of the field. */
  id: string;
  /** The field that is checked. */
  name: string;
}

/** The rules of a new password, ticked when they are met; by icon and text, not by colour alone. */
export function PasswordStrength({ id, name }: PasswordStrengthProps) {
  const { t, tRef } = useText();
  const password = textOf(useFormValue(name));
  const rules = passwordRules.map((rule) => ({ ...rule, isDone: rule.isMet(password) }));
  const metCount = rules.filter(({ isDone }) => isDone).length;
  return (
    <div className={styles.strength}>
      <ul id={id} aria-label={t('registration.rules')} className={styles.rules}>
        {rules.map(({ id: rule, message, isDone }) => (
          // A new element once it is met, because a browser that translates has replaced the old
          // text.
          <li
            key={`${rule} ${String(isDone)}`}
            className={classNames(styles.rule, isDone && styles.met)}
          >
            {isDone ? <SuccessIcon size={18} /> : <span className={styles.open} />}
            <span>
              {tRef(message)}
              <VisuallyHidden>
                {`: ${t(isDone ? 'registration.ruleMet' : 'registration.ruleOpen')}`}
              </VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
      {/* One short sentence, announced when the count changes and not with every key. */}
      <VisuallyHidden>
        <span role="status">
          {password !== '' && t('registration.rulesMet', { met: metCount, all: rules.length })}
        </span>
      </VisuallyHidden>
    </div>
  );
}
