/** A finding that axe cannot judge by itself. */
interface Reviewed {
  rule: string;
  /** What axe says about it. */
  says: RegExp;
  /** The element, as HTML. */
  at: RegExp;
  /** Why it is right; somebody has looked at it. */
  because: string;
}

/** All that axe leaves to a person (A1), of the states of the app. What is not here fails until somebody has looked. */
export const REVIEWED: readonly Reviewed[] = [
  {
    rule: 'form-field-multiple-labels',
    says: /Multiple label elements/,
    at: /^<input [^>]*aria-labelledby=/,
    because: 'The button of a file field is a label as well; aria-labelledby takes its name alone.',
  },
  {
    rule: 'color-contrast',
    says: /too short to determine/,
    at: /^<span [^>]*>\d<\/span>$/,
    because: 'A digit of the one-time code has the colour of longer texts, which are judged.',
  },
  {
    rule: 'color-contrast',
    says: /1:1 contrast ratio/,
    at: /^<input [^>]*autocomplete="one-time-code"/,
    because: 'The text of the field itself is not drawn: its digits stand in the boxes.',
  },
  {
    rule: 'color-contrast',
    says: /overlapped by another element/,
    at: /^<(input|label|p|textarea) /,
    because: 'A list or calendar is open over it. Closed, it is judged with the same screen.',
  },
  {
    rule: 'video-caption',
    says: /captions/,
    at: /^<video [^>]*playsinline/,
    because: 'The picture of the camera has no sound.',
  },
];
