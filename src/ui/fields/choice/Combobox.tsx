import useAutocomplete from '@mui/material/useAutocomplete';
import { useState } from 'react';
import { useText } from '@/i18n/useText';
import { classNames } from '../../classNames';
import { ChevronDownIcon } from '../../icons/actionIcons';
import { CheckIcon } from '../../icons/statusIcons';
import { filterOptions, type Option } from './choiceOf';
import * as combobox from './combobox.module.css';
import * as styles from '../box.module.css';

export type ComboboxProps = {
  id: string;
  name: string;
  options: readonly Option[];
  value: Option | null;
  /** The text in the field instead of the name of the value; null for that name. */
  text: string | null;
  /** The text was left in the field, and is no choice. */
  isUnfit: boolean;
  /** Null if the field shows the value again. */
  onType: (text: string | null) => void;
  onChoose: (option: Option) => void;
  /** The text is complete: the field is left, or the form is about to be sent. */
  onLeave: () => void;
  placeholder?: string | undefined;
  describedBy?: string | undefined;
  isInvalid: boolean;
  isRequired: boolean;
  isDisabled?: boolean;
};

/** Lists up to this length need no typing: on a phone no keyboard opens for them. */
const SHORT_LIST = 8;
const POPUP_ROOM_PX = 280;

/** An input with a list to choose one value from, searchable by typing. */
export function Combobox(props: ComboboxProps) {
  const { id, options, value, isInvalid, isDisabled = false } = props;
  const { t } = useText();
  const [isAbove, setIsAbove] = useState(false);
  const isShort = options.length <= SHORT_LIST;

  const list = useAutocomplete<Option>({
    id,
    options,
    value,
    // A text that is no choice would find nothing: all options are offered instead.
    filterOptions: props.isUnfit ? (all) => all : filterOptions,
    autoHighlight: true,
    handleHomeEndKeys: false,
    selectOnFocus: true,
    disabled: isDisabled,
    getOptionLabel: (option) => option.name,
    getOptionKey: (option) => option.id,
    isOptionEqualToValue: (option, chosen) => option.id === chosen.id,
    inputValue: props.text ?? value?.name ?? '',
    // The library would restore the old text when the field is left; here the text stays.
    onInputChange: (_event, text, reason) => {
      if (reason === 'input') props.onType(text);
      else if (reason === 'selectOption') props.onType(null);
    },
    // An emptied field may be typed into again: the choice is removed when the field is left.
    onChange: (_event, option) => option && props.onChoose(option),
    onOpen: () => {
      const place = document.getElementById(id)?.getBoundingClientRect();
      const roomBelow = place === undefined ? Infinity : window.innerHeight - place.bottom;
      setIsAbove(roomBelow < POPUP_ROOM_PX && (place?.top ?? 0) > roomBelow);
    },
  });
  const { onBlur: closeList, ...input } = list.getInputProps();
  const groups = list.groupedOptions as readonly Option[];
  const popupClass = classNames(combobox.popup, isAbove && combobox.popupAbove);

  return (
    <div {...list.getRootProps()} className={combobox.root}>
      <div
        ref={list.setAnchorEl}
        className={classNames(
          styles.box,
          isInvalid && styles.boxInvalid,
          isDisabled && styles.boxQuiet,
        )}
      >
        <input
          {...input}
          name={props.name}
          className={classNames(styles.input, combobox.input, isShort && combobox.inputShort)}
          placeholder={props.placeholder ?? t('common.select.placeholder')}
          inputMode={isShort ? 'none' : 'text'}
          data-unfit={props.isUnfit}
          aria-invalid={isInvalid}
          aria-required={props.isRequired}
          aria-describedby={props.describedBy || undefined}
          onKeyDown={({ key }) => {
            if (key === 'Enter' && groups.length === 0) props.onLeave();
          }}
          onBlur={(event) => {
            closeList?.(event);
            props.onLeave();
          }}
        />
        <ChevronDownIcon
          className={classNames(combobox.chevron, list.popupOpen && combobox.chevronOpen)}
        />
      </div>
      {list.popupOpen && groups.length > 0 && (
        // In some browsers a scrollable list is a tab stop; it closes as soon as the field is left.
        <ul {...list.getListboxProps()} tabIndex={-1} className={popupClass}>
          {groups.map((option, index) => {
            const { key, ...optionProps } = list.getOptionProps({ option, index });
            return (
              <li key={key} {...optionProps} className={combobox.option}>
                <span>{option.name}</span>
                {option.id === value?.id && <CheckIcon size={20} />}
              </li>
            );
          })}
        </ul>
      )}
      <div aria-live="polite">
        {list.popupOpen && groups.length === 0 && (
          <p className={classNames(popupClass, combobox.nothing)}>{t('common.select.nothing')}</p>
        )}
      </div>
    </div>
  );
}
