// Loaded together, when a picture is first taken or uploaded.
export { camera } from './camera';
export { scaleDownPicture } from './pictures';
