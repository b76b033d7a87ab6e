import type { Messages } from '@lingui/core';
import type { ComponentType, ReactNode } from 'react';
import type { TypedValues } from './typedValues';

export interface FirstScreenProps {
  /** What was typed before the page was ready. */
  typed: TypedValues;
  /** Why the app is not there. */
  problem: ReactNode;
  /** Hands what is right over to the app, which sends it. */
  onSubmit: () => Promise<void>;
}

/** A page that is there before the app. */
export interface FirstPageDefinition {
  Screen: ComponentType<FirstScreenProps>;
  /** What it says beside the core messages, in Indonesian. */
  messages: Messages;
  /** All that it says, in English. */
  fetchEnglish: () => Promise<Messages>;
}
