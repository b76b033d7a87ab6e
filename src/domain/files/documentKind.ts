/** What a document type can be used for; the `kind` of its entry in the list. */
export type DocumentKind = 'bank_statement' | 'financial_statement' | 'collateral';
