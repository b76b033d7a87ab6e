/** Replaces imports of pictures, fonts and styles in unit tests. */
export default 'asset-stub';
