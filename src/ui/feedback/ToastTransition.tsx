import { Transition, type TransitionProps } from 'notistack';
import { useRef, type RefObject } from 'react';
import { classNames } from '../classNames';
import * as styles from './toast.module.css';

/**
 * The transition of our design. notistack's own slide reads the ref of its child in a way that
 * React 19 no longer supports.
 */
export function ToastTransition({ children, ...transition }: TransitionProps) {
  const node = useRef<HTMLDivElement>(null);
  return (
    <Transition {...transition} nodeRef={node as RefObject<HTMLDivElement>}>
      {(status) => (
        <div
          ref={node}
          className={classNames(
            styles.moving,
            (status === 'entering' || status === 'entered') && styles.arrived,
          )}
        >
          {children}
        </div>
      )}
    </Transition>
  );
}
