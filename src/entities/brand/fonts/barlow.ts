import '@fontsource/barlow/400.css';
import '@fontsource/barlow/600.css';
