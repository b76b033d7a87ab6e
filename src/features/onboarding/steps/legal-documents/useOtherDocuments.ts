import { useEffect, useRef, useState, type RefObject } from 'react';
import { useStableAction } from '@/primitives/useStableAction';
import { findField, focusField } from '@/ui/forms/focusField';
import { useFormContext } from '@/ui/forms/formContext';
import { isEmptyOther, keysOf, NEW_OTHER, type OtherValues, type OthersValues } from './others';

/** The path of one of the other documents in the form. */
export const pathOfOther = (key: string): string => `others.${key}`;

type Target = { kind: 'name' | 'title'; key: string } | { kind: 'add' };

function focusIn(list: HTMLElement, target: Target): void {
  if (target.kind === 'name') {
    const field = findField(list, `${pathOfOther(target.key)}.name`);
    if (field) focusField(field);
    return;
  }
  const part = target.kind === 'add' ? 'add' : target.key;
  const element = list.querySelector<HTMLElement>(`[data-focus="${part}"]`);
  (target.kind === 'add' ? element?.querySelector('button') : element)?.focus();
}

/** Moves the focus when documents are added or removed. */
function useFocusAfterRender(list: RefObject<HTMLElement | null>) {
  const wanted = useRef<Target | null>(null);
  useEffect(() => {
    const { current: target } = wanted;
    const { current: element } = list;
    if (target === null || element === null) return;
    wanted.current = null;
    focusIn(element, target);
  });
  return (target: Target) => {
    wanted.current = target;
  };
}

/** Adds other documents to the form, and removes them. */
export function useOtherDocuments() {
  const { getValue, setValue } = useFormContext();
  const others = getValue('others') as OthersValues;
  const keys = keysOf(others);
  const list = useRef<HTMLDivElement>(null);
  const focusLater = useFocusAfterRender(list);
  const addedCount = useRef(0);
  const [askedKey, setAskedKey] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [hasRemoved, setHasRemoved] = useState(false);
  const asked: OtherValues | undefined = askedKey === null ? undefined : others[askedKey];

  function add(): void {
    // Never a key that was used before: messages of a removed document would show at the new one.
    do addedCount.current += 1;
    while (`new${addedCount.current}` in others);
    const key = `new${addedCount.current}`;
    setHasRemoved(false);
    focusLater({ kind: 'name', key });
    setValue(pathOfOther(key), NEW_OTHER);
  }

  function remove(key: string): void {
    const row = others[key];
    if (!row) return;
    const index = keys.indexOf(key);
    const neighbour = keys[index + 1] ?? keys[index - 1];
    setHasRemoved(true);
    setIsAsking(false);
    focusLater(neighbour === undefined ? { kind: 'add' } : { kind: 'title', key: neighbour });
    // A document that was never stored is just dropped; the others are removed on the server by the save.
    setValue(pathOfOther(key), row.stored === null ? undefined : { ...row, isRemoved: true });
  }

  return {
    keys,
    list,
    askedKey,
    asked,
    isAsking,
    hasRemoved,
    add,
    confirmRemoval: () => {
      if (askedKey !== null) remove(askedKey);
      return undefined;
    },
    cancelRemoval: () => setIsAsking(false),
    /** Asks first, unless there is nothing to lose. */
    askRemoval: useStableAction((key: string) => {
      const row = others[key];
      if (row && isEmptyOther(row)) {
        remove(key);
        return;
      }
      setHasRemoved(false);
      setAskedKey(key);
      setIsAsking(true);
    }),
  };
}
