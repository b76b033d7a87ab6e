/** Only large screens fetch the drawer; its room is kept for it, so that nothing moves. */
export const fetchSideMenu = async () => (await import('./SideMenu')).SideMenu;
