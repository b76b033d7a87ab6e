import { useEffect, useState } from 'react';
import { classNames } from '@/ui/classNames';
import * as styles from './message.module.css';
import type { DrawLink } from './markup';
import { MAX_MESSAGE_LENGTH, mayHoldMarkup, plainText } from './plainText';

type Draw = (message: string, drawLink: DrawLink) => React.ReactNode;

/** Loads the code that draws markup before a message is opened. */
export const fetchMarkup = async (): Promise<Draw> => (await import('./markup')).drawMarkup;

export interface MessageProps {
  message: string;
  drawLink: DrawLink;
}

/** The message of a notification: plain text until its markup can be drawn. */
export function Message({ message, drawLink }: MessageProps) {
  const [draw, setDraw] = useState<Draw | null>(null);
  const isPlain = !mayHoldMarkup(message) || message.length > MAX_MESSAGE_LENGTH;

  useEffect(() => {
    let isGone = false;
    if (isPlain) return undefined;
    fetchMarkup().then(
      (fetched) => !isGone && setDraw(() => fetched),
      // The plain text is there without it.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isPlain]);

  if (isPlain || draw === null) {
    const words = plainText(message.slice(0, MAX_MESSAGE_LENGTH));
    return <div className={classNames(styles.message, styles.plain)}>{words}</div>;
  }
  return <div className={styles.message}>{draw(message, drawLink)}</div>;
}
