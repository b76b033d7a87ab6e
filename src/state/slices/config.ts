import { createSlice } from '@reduxjs/toolkit';

/** The public part of the runtime configuration: what screens and flows read. Set at start. */
export interface ConfigState {
  productName: string;
  /** The app behind the main-area menus; null if there is none. */
  externalAppUrl: string | null;
  /** Null: no flag service, all flags have their defaults. */
  flagServiceUrl: string | null;
  contact: { email: string | null; phone: string | null };
  esignExemptMerchantIds: readonly number[];
  /** The page is in the frame of a portal, which has menus of its own (embedding.md). */
  isEmbedded?: boolean;
}

const initialState: ConfigState = {
  productName: '',
  externalAppUrl: null,
  flagServiceUrl: null,
  contact: { email: null, phone: null },
  esignExemptMerchantIds: [],
};

export const configSlice = createSlice({
  name: 'config',
  initialState,
  reducers: {},
  selectors: { selectConfig: (config) => config },
});

export const { selectConfig } = configSlice.selectors;
