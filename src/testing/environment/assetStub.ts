/** What a picture, font or style import is in a unit test: the address of nothing. */
export default 'asset-stub';
