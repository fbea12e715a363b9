/** For screen readers, as the next ones: of a product with several pictures. */
export const pictures = 'Pictures of {name}';
export const pictureOfProduct = '{name}, picture {number}';
export const showPicture = 'Show picture {number}';
export const enlarge = 'Enlarge';
export const enlargePicture = 'Enlarge {name}';
/** Above the enlarged picture. */
export const pictureOf = 'Picture {number} of {count}';
export const zoomOut = 'Zoom out';
export const zoomIn = 'Zoom in';
export const closePicture = 'Close picture';
export const previousPicture = 'Previous picture';
export const nextPicture = 'Next picture';
