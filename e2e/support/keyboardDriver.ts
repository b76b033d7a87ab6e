import { expect, type Locator } from '@playwright/test';
import { type InputDriver, optionOf } from './inputDriver';

/** More tab stops than any sub-step has from its heading to its last button. */
const MOST_STOPS = 150;

/**
 * Uses only the keyboard: Tab and Shift+Tab, Enter, Space, arrows, and typing over existing text.
 * Each focused element must show its focus. Only the system's file dialog cannot be operated; its
 * file is set on the input.
 */
export const keyboard: InputDriver = {
  async fill(field, text) {
    await reach(field);
    await press(field, 'ControlOrMeta+a');
    await type(field, text);
    await expect(field).not.toHaveValue('');
  },

  async choose(box, option) {
    // A list that is loading, or waits for another choice, cannot be reached.
    await expect(box).toBeEnabled();
    await reach(box);
    await type(box, option);
    await expect(optionOf(box, option)).toBeVisible();
    for (let step = 0; step < MOST_STOPS; step += 1) {
      if ((await markedOption(box)) === option) break;
      await press(box, 'ArrowDown');
    }
    await press(box, 'Enter');
    await expect(box).toHaveValue(option);
  },

  async check(mark) {
    const isRadio = (await mark.getAttribute('type')) === 'radio';
    if (isRadio) await reachRadio(mark);
    else await reach(mark);
    if (!(await mark.isChecked())) await press(mark, 'Space');
    await expect(mark).toBeChecked();
  },

  async uncheck(mark) {
    await reach(mark);
    await press(mark, 'Space');
    await expect(mark).not.toBeChecked();
  },

  async setFiles(input, files) {
    await reach(input);
    await input.setInputFiles(files);
    expect((await stopOf(input)).unseen, 'the focus while a file goes up').toBeNull();
  },

  async press(control) {
    await expect(control).toBeEnabled();
    await reach(control);
    await press(control, 'Enter');
  },
};

const press = (target: Locator, key: string): Promise<void> => target.page().keyboard.press(key);
const type = (target: Locator, text: string): Promise<void> => target.page().keyboard.type(text);

/** Presses Tab or Shift+Tab, whichever leads to the target; fails where neither does. */
async function reach(target: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    const way = await wayTo(target);
    if (way === null) return;
    await go(target, way);
  }
  throw new Error(`No Tab leads to ${target.toString()}`);
}

/** Tab stops once in a radio group; arrow keys select the radio button. */
async function reachRadio(radio: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    const way = await wayTo(radio);
    if (way === null) return;
    const isInGroup = await radio.evaluate(
      (element: HTMLInputElement) =>
        document.activeElement instanceof HTMLInputElement &&
        document.activeElement.type === 'radio' &&
        document.activeElement.name === element.name,
    );
    if (!isInGroup) await go(radio, way);
    else {
      await press(radio, 'ArrowRight');
      expect((await stopOf(radio)).unseen).toBeNull();
    }
  }
  throw new Error(`No key leads to ${radio.toString()}`);
}

/** The key that moves towards the target, by document order; null once it has the focus. */
const wayTo = (target: Locator): Promise<'Tab' | 'Shift+Tab' | null> =>
  target.evaluate((element) => {
    const { activeElement: from } = document;
    if (from === element) return null;
    const isBefore =
      from !== null &&
      from !== document.body &&
      (from.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
    return isBefore ? 'Shift+Tab' : 'Tab';
  });

/**
 * One key press. Tab must not move up the page, nor Shift+Tab down, and the focus must be visible.
 */
async function go(target: Locator, way: 'Tab' | 'Shift+Tab'): Promise<void> {
  const from = await stopOf(target);
  await press(target, way);
  const to = await stopOf(target);
  expect(to.unseen, 'a focus that is not to be seen').toBeNull();
  if (from.inMain === null || to.inMain === null) return;
  const [upper, lower] = way === 'Tab' ? [from.inMain, to.inMain] : [to.inMain, from.inMain];
  expect(lower.bottom, `${way} from ${upper.name} to ${lower.name}`).toBeGreaterThan(upper.top);
}

interface Stop {
  /**
   * The focused element if it shows no ring: not itself, nor around its box, nor on its overlay.
   */
  unseen: string | null;
  /** Its position on the page, in CSS pixels; null outside of the main content. */
  inMain: { name: string; top: number; bottom: number } | null;
}

const stopOf = (target: Locator): Promise<Stop> =>
  target.page().evaluate(() => {
    const focused = document.activeElement;
    // At the end of the page the focus moves to the browser itself.
    if (focused === null || focused === document.body) return { unseen: null, inMain: null };
    // A visually hidden element shows no ring.
    const isShown = (element: Element): boolean => element.getBoundingClientRect().width > 4;
    const hasRing = (element: Element): boolean =>
      isShown(element) &&
      [null, '::after'].some((pseudo) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo);
        return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
      });
    const box = focused.parentElement;
    const around = [focused, box, box?.parentElement, ...(box?.querySelectorAll('*') ?? [])];
    const isSeen = around.some((element) => element && hasRing(element));
    const name = focused.outerHTML.slice(0, 300);
    // List items may be side by side, each with its own controls below one another.
    const { top, bottom } = (focused.closest('li') ?? focused).getBoundingClientRect();
    const isInMain = focused.closest('main') !== null && focused.closest('nav') === null;
    return {
      unseen: isSeen ? null : name,
      inMain: isInMain ? { name, top: top + scrollY, bottom: bottom + scrollY } : null,
    };
  });

/** The name of the option that Enter would select. */
const markedOption = (box: Locator): Promise<string | null> =>
  box.evaluate((element) => {
    const id = element.getAttribute('aria-activedescendant');
    return id === null ? null : (document.getElementById(id)?.textContent ?? null);
  });
