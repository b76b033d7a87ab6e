import type { ReactNode } from 'react';

export type IconProps = { size?: number; className?: string | undefined };

/** The frame of our icons: 24 by 24, drawn in the colour of the text, silent for screen readers. */
export function Icon({ size = 24, className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      {children}
    </svg>
  );
}
