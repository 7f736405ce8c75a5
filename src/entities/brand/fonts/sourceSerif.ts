import '@fontsource/source-serif-4/400.css';
import '@fontsource/source-serif-4/600.css';
